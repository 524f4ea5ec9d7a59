/** What a parser of YAML takes for a date, and how it is written. */
export class WrittenDate extends Date {
  readonly written: string;

  constructor(written: string) {
    super(written);
    this.written = written;
  }
}
