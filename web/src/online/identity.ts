// Who the player is to the server: a token that only this browser knows, and the name they chose.
import { forget, readText, writeText } from '../app/storage';

const prefix = 'croupier.online.';

export interface Identity {
  token: string | undefined;
  name: string | undefined;
  /** How the server names the player in public. */
  id: string | undefined;
}

const stored = (key: string) => readText(prefix + key) ?? undefined;
function keep(key: string, value: string | undefined): void {
  if (value === undefined) forget(prefix + key);
  else writeText(prefix + key, value);
}

/** Kept at once, like everything that the player has chosen. */
export const identity: Identity = {
  get token() {
    return stored('token');
  },
  set token(token) {
    keep('token', token);
  },
  get name() {
    return stored('name');
  },
  set name(name) {
    keep('name', name);
  },
  get id() {
    return stored('id');
  },
  set id(id) {
    keep('id', id);
  },
};
