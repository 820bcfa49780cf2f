import type { z } from "zod";
import { describeProblems } from "#app/model/read/check/describe-problem.ts";

export type Terminal = {
  ask(question: string): Promise<string>;
  tell(line: string): void;
};

export class Interview {
  readonly tell: Terminal["tell"];
  readonly #ask: Terminal["ask"];

  constructor({ ask, tell }: Terminal) {
    this.#ask = ask;
    this.tell = tell;
  }

  /** Enter takes the proposal; where the field may stay out, Enter leaves it out. */
  async field<Schema extends z.ZodType>(question: string, schema: Schema, proposal = "") {
    const none = schema.safeParse(undefined).success ? " [none]" : "";
    const hint = proposal ? ` [${proposal}]` : none;
    for (;;) {
      const answer = (await this.#ask(`${question}${hint}: `)).trim() || proposal || undefined;
      const [problem] = describeProblems(schema, answer);
      if (!problem) return schema.parse(answer);
      this.tell(`  That ${problem.what}.`);
    }
  }

  async fields<Shape extends z.ZodRawShape, Name extends keyof Shape>(
    shape: Shape,
    questions: Record<Name, string | [question: string, proposal: string | undefined]>,
  ) {
    const answers: Partial<Record<Name, unknown>> = {};
    for (const name in questions) {
      const [question = "", proposal] = [questions[name]].flat();
      answers[name] = await this.field(question, shape[name] as unknown as z.ZodType, proposal);
    }
    return answers as { [Field in Name]: z.infer<Shape[Field]> };
  }

  async choice<Option extends string>(question: string, options: readonly Option[]) {
    const [chosen] = await this.#pick(`${question} (a number)`, options, 1);
    return chosen as Option;
  }

  several(question: string, options: readonly string[]): Promise<string[]> {
    return this.#pick(`${question} (numbers, e.g. 3 1 2)`, options, options.length);
  }

  async #pick<Option>(question: string, options: readonly Option[], most: number) {
    for (const [index, option] of options.entries()) this.tell(`  ${index + 1}  ${option}`);
    for (;;) {
      const numbers = (await this.#ask(`${question}: `)).split(/[\s,]+/).filter(Boolean);
      const picked = new Set(numbers.flatMap((number) => options[Number(number) - 1] ?? []));
      const isUsable = picked.size === numbers.length && picked.size >= 1 && picked.size <= most;
      if (isUsable) return [...picked];
      const numerals = most > 1 ? "numbers" : "a number";
      this.tell(`  Please answer with ${numerals} from 1 to ${options.length}.`);
    }
  }
}
