// The time a game has been played: it starts with the first move and stands while nobody looks.

export class Clock {
  private counted: number;
  private since: number | undefined;

  constructor(
    elapsed: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.counted = elapsed;
  }

  get elapsed(): number {
    return Math.round(this.counted + (this.since === undefined ? 0 : this.now() - this.since));
  }
  get running(): boolean {
    return this.since !== undefined;
  }
  start(): void {
    this.since ??= this.now();
  }
  stop(): void {
    this.counted = this.elapsed;
    this.since = undefined;
  }
}
