export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
