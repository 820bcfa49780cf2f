/** An error that whoever ran the command can mend: its message is all there is to say. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
