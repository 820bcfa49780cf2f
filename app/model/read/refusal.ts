export class Refusal extends Error {
  override name = "Refusal";

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
