// The deal can be checked: our own random bytes, and the server's promise, kept from the start.
import { readJson, writeJson } from '../app/storage';
import { gameEngine } from '../engine/client';
import { bytesOf, hex, sha256 } from './sha256';
import type { Commit, OpenNonces, Proof } from './wire';

/** What this page has seen before the cards were dealt; a reload does not forget it. */
interface Promised {
  readonly match: string;
  readonly commitment: string;
  readonly options: string;
  readonly seats: string;
  readonly nonce: string;
  readonly hashes: readonly (string | null)[] | null;
}
export interface Check {
  readonly code: string;
  readonly ok: boolean;
}
export interface Verdict {
  /** Unknown when the page was not there at the deal, or the engine cannot tell. */
  readonly ok: boolean | null;
  readonly checks: readonly Check[];
}

const key = 'croupier.online.deals';
const mostStored = 4;

function all(): readonly Promised[] {
  const stored = readJson(key);
  return Array.isArray(stored) ? (stored as Promised[]) : [];
}
function keep(promised: Promised): void {
  const others = all().filter(({ match }) => match !== promised.match);
  writeJson(key, [...others, promised].slice(-mostStored));
}
const promisedFor = (match: string) => all().find((one) => one.match === match);

/** The hash of our random bytes; the bytes themselves stay here until all have sent theirs. */
export function commitTo({ match, commitment, options, seats }: Commit): string {
  const before = promisedFor(match);
  const nonce = before?.nonce ?? hex(crypto.getRandomValues(new Uint8Array(16)));
  // A promise that changes afterwards is none: the first one counts.
  if (!before) keep({ match, commitment, options, seats, nonce, hashes: null });
  return sha256(bytesOf(nonce));
}
export function openNonce({ match, hashes }: OpenNonces): string | undefined {
  const promised = promisedFor(match);
  if (promised && promised.hashes === null) keep({ ...promised, hashes });
  return promised?.nonce;
}

interface Answered {
  readonly checks?: readonly { readonly check: string; readonly holds: boolean }[];
}

/** This page was there when the match was dealt, and has kept what was promised. */
export const hasPromise = (match: string) => promisedFor(match) !== undefined;

/** Of a match just played. `own`: the player's seat, or null for somebody who watched. */
export async function verify(end: Proof, own: number | null): Promise<Verdict> {
  return hasPromise(end.match) ? verifyProof(end, own) : { ok: null, checks: [] };
}
/** Of any match: without a promise that was kept here, against the one in the proof itself. */
export async function verifyProof(end: Proof, own: number | null): Promise<Verdict> {
  const promised = promisedFor(end.match);
  const { commitment, options, seats, hashes } = promised ?? end;
  const proof = { ...end, commitment, options, seats, ...(hashes ? { hashes } : {}) };
  const answer = await gameEngine.ask({ command: 'verify', proof }).catch(() => null);
  const found = answer?.ok ? (answer as Answered).checks : undefined;
  const checks = [
    ...(found ?? []).map(({ check, holds }) => ({ code: check, ok: holds })),
    ...ownNonce(end, promised, own),
  ];
  const ok = checks.every((check) => check.ok);
  return { ok: found || !ok ? ok : null, checks };
}

/** What only this page can know: its own random bytes were used. */
function ownNonce(end: Proof, promised: Promised | undefined, own: number | null): Check[] {
  const used = own === null ? null : end.nonces[own];
  return used == null || !promised ? [] : [{ code: 'own_nonce', ok: used === promised.nonce }];
}
