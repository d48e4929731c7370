// Every scene by its name: the short game first, then the scenes of the whole one.
import { STORY, type Scene } from './script';
import { WAR } from './war';

export const SCENES: Record<string, () => Scene> = { ...STORY, ...WAR };
