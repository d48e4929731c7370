// One WebSocket that comes back by itself. It knows nothing of the game but how messages travel.
import type { ClientMessage, ServerMessage } from './wire';

export type ConnectionState = 'connecting' | 'open' | 'reconnecting' | 'refused' | 'closed';

/** What a socket must offer; the browser's does, and so does the one of the tests. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Wiring {
  open: () => Socket;
  message: (message: ServerMessage) => void;
  state: (state: ConnectionState) => void;
  /** Replaced in tests, which do not wait. */
  later?: (run: () => void, milliseconds: number) => unknown;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Close codes by which the server says that coming back is useless (no such room, wrong token). */
const FINAL_CODES = [1008, 4001, 4003, 4004];

export class Connection {
  #socket: Socket | null = null;
  #wait = FIRST_WAIT;
  #ended = false;
  #open = false;
  /** Counts the sockets, so that an attempt that comes too late is none. */
  #attempt = 0;
  /** Between two attempts. */
  #waiting = false;

  constructor(private readonly wiring: Wiring) {
    this.#connect('connecting');
  }

  /** False if there is no connection now; nothing is kept for later, because the question may have changed by then. */
  send(message: ClientMessage): boolean {
    if (!this.#open || this.#socket === null) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Drops the line on purpose, to be welcomed anew. */
  restart(): void {
    this.#socket?.close();
  }

  /** The device has lost its network: the line is dead, though the socket may not notice for minutes. */
  cut(): void {
    if (this.#ended || !this.#open || this.#socket === null) return;
    this.#socket.onclose = null;
    this.#socket.onmessage = null;
    this.#socket.close();
    this.#lost(1006);
  }

  /** The network is back, or somebody looks at the page again: nobody waits for the next attempt. */
  wake(): void {
    if (this.#ended || !this.#waiting) return;
    this.#wait = FIRST_WAIT;
    this.#connect('reconnecting');
  }

  close(): void {
    this.#ended = true;
    this.#socket?.close();
    this.wiring.state('closed');
  }

  #connect(state: ConnectionState): void {
    if (this.#ended) return;
    this.#attempt += 1;
    this.#waiting = false;
    this.wiring.state(state);
    const socket = this.wiring.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#open = true;
      this.wiring.state('open');
    };
    socket.onmessage = (event) => {
      // Only a message proves that the server is well; an open socket alone may be a proxy's.
      this.#wait = FIRST_WAIT;
      this.wiring.message(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    this.#open = false;
    if (this.#ended) return;
    if (FINAL_CODES.includes(code)) {
      this.#ended = true;
      this.wiring.state('refused');
      return;
    }
    this.wiring.state('reconnecting');
    const later = this.wiring.later ?? setTimeout;
    const attempt = this.#attempt;
    this.#waiting = true;
    later(() => attempt === this.#attempt && this.#connect('reconnecting'), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
