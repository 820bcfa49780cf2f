/** An error that whoever ran the command can mend: its message is all there is to say. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(message: string) {
    super(message);
    // Where in our code it was noticed would help nobody, whoever prints it.
    this.stack = message;
  }
}
