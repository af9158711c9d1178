// Plays at another server as `croupier load` does at ours, and tells the same figures as JSON:
// load.mjs PEER PORT PID ROOMS RATE SECONDS; a rate of 0 is as fast as answers come.
import { readFileSync } from "node:fs";
import * as dialects from "./dialects.mjs";
import { MOVES } from "./table.mjs";

const [peer, port, pid, count, rate, seconds] = process.argv.slice(2).map((word, i) => (i === 0 ? word : Number(word)));
const dialect = dialects[peer];
const SEATS = 4, ALL = 0b1111, OPENING = 16;

const usage = () => {
  const words = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1].split(" ");
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ")[1]);
  const machine = readFileSync("/proc/stat", "latin1").split("\n")[0].split(/ +/);
  return { cpu: (Number(words[11]) + Number(words[12])) / 100, mb: (pages * 4096) / 1e6, stolen: Number(machine[8]) / 100 };
};

const ready = [];
const answers = [], views = [];
let measuring = false, moves = 0, stopped = false, next = 0;

function seen(room, seat) {
  dialects.heard.views += 1;
  if (!room.waiting) return;
  room.seen |= 1 << seat;
  const now = performance.now();
  const counts = measuring && room.played < MOVES;
  if (seat === room.actor && counts) {
    answers.push(now - room.due);
    moves += 1;
  }
  if (room.seen !== ALL) return;
  if (counts) views.push(now - room.due);
  room.waiting = false;
  room.actor = (room.actor + SEATS - 1) % SEATS;
  room.played = (room.played + 1) % (MOVES + SEATS);
  // What is said between two games is no move, and waits for no clock.
  if ((rate === 0 || room.played >= MOVES) && !stopped) play(room, now);
  else ready.push(room);
}

function play(room, due) {
  room.due = due;
  room.seen = 0;
  room.waiting = true;
  if (room.played < MOVES) dialect.play(room, Math.floor(Math.random() * 4), Math.floor(Math.random() * 5));
  else dialect.again(room);
}

const rooms = Array.from({ length: count }, (_, i) => ({ name: `room${process.pid}-${i}`, actor: 0, played: 0, waiting: false }));
for (let i = 0; i < rooms.length; i += OPENING)
  await Promise.all(rooms.slice(i, i + OPENING).map((room) => dialect.open(port, room, seen)));

const until = (time) => new Promise((done) => setTimeout(done, time));
// So that games differ and the compiler of the server has seen its code.
const warm = rate === 0 ? 2000 : 4000;
let begin = performance.now();
next = begin;
const interval = rate > 0 ? 1000 / rate : 0;
// Timers are a millisecond late, so the time is watched.
function pace() {
  const now = performance.now();
  while (next <= now && ready.length > 0) {
    play(ready.shift(), next);
    next += interval;
  }
  if (!stopped) setImmediate(pace);
}
if (rate > 0) {
  ready.push(...rooms);
  pace();
} else for (const room of rooms) play(room, begin);
await until(warm);

measuring = true;
moves = 0;
answers.length = views.length = 0;
const before = usage(), own = process.cpuUsage();
begin = performance.now();
await until(seconds * 1000);
measuring = false;
const took = (performance.now() - begin) / 1000;
const after = usage(), mine = process.cpuUsage(own);
stopped = true;

const percentiles = (times) => {
  times.sort((a, b) => a - b);
  const at = (share) => Number((times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)] ?? 0).toFixed(4));
  return { count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
};
console.log(
  JSON.stringify({
    rooms: count,
    rate,
    seconds: took,
    moves,
    moves_a_second: Number((moves / took).toFixed(1)),
    answer: percentiles(answers),
    last_view: percentiles(views),
    generator_cpu: (mine.user + mine.system) / 1e6,
    ...dialects.heard,
    server_cpu: after.cpu - before.cpu,
    server_mb: after.mb,
    stolen: after.stolen - before.stolen,
  }),
);
process.exit(0);
