// The real server for the journeys: the binary, a database of its own, and no pauses.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const binary = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'debug/interrex');

/** `INTERREX_LUCK=1` plays other games every time; else every run plays the same ones. */
export const LUCK = process.env.INTERREX_LUCK === '1';

export class Served {
  readonly #folder = mkdtempSync(join(tmpdir(), 'interrex-'));
  #child: ChildProcess | null = null;
  address = '';

  static async begin(): Promise<Served> {
    if (!existsSync(binary)) throw new Error(`${binary} is missing; run \`cargo build --bin interrex\` first`);
    const served = new Served();
    await served.start('127.0.0.1:0');
    return served;
  }

  /** As a crash would end it: nothing is told to anybody, nothing is tidied up. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Begins again where it was killed: the same address, the same database. */
  async restart(): Promise<void> {
    await this.start(new URL(this.address).host);
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  private async start(listen: string): Promise<void> {
    const database = join(this.#folder, 'games.sqlite');
    const child = spawn(binary, ['serve', '--hasty', ...(LUCK ? [] : ['--known-lots']), '--listen', listen, '--database', database, '--events', join(this.#folder, 'events'), '--set', join(root, 'docs/examples/sejmik.toml')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, RUST_LOG: 'warn' },
    });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const found = line.match(/^listening on (\S+)$/);
      if (!found) continue;
      this.address = found[1] ?? '';
      return;
    }
    throw new Error('the server ended before it listened');
  }
}
