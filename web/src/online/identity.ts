// Who the player is to the server: a token that only this browser knows, and the name he chose.
import { forget, readText, writeText } from '../app/storage';

const tokenKey = 'croupier.online.token';
const nameKey = 'croupier.online.name';

export interface Identity {
  token: string | undefined;
  name: string | undefined;
}

/** Kept at once, like everything that the player has chosen. */
export const identity: Identity = {
  get token() {
    return readText(tokenKey) ?? undefined;
  },
  set token(token) {
    if (token === undefined) forget(tokenKey);
    else writeText(tokenKey, token);
  },
  get name() {
    return readText(nameKey) ?? undefined;
  },
  set name(name) {
    if (name === undefined) forget(nameKey);
    else writeText(nameKey, name);
  },
};
