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
  async text(question: string, schema: z.ZodType, proposal = ""): Promise<string | undefined> {
    for (;;) {
      const none = schema.safeParse(undefined).success ? " [none]" : "";
      const hint = proposal ? ` [${proposal}]` : none;
      const typed = (await this.#ask(`${question}${hint}: `)).trim();
      const answer = typed || proposal || undefined;
      const [problem] = describeProblems(schema, answer);
      if (!problem) return schema.parse(answer) as string | undefined;
      this.tell(`  That ${problem.what}.`);
    }
  }

  /** A question for each field, or a question and its proposal. */
  async fields<Name extends string>(
    shape: NoInfer<Record<Name, z.ZodType>>,
    questions: Record<Name, string | [question: string, proposal: string | undefined]>,
  ) {
    const answers = {} as Record<Name, string>;
    for (const name in questions) {
      const [question = "", proposal] = [questions[name]].flat();
      const answer = await this.text(question, shape[name], proposal);
      if (answer !== undefined) answers[name] = answer;
    }
    return answers;
  }

  async required(question: string, schema: z.ZodType, proposal?: string): Promise<string> {
    return (await this.text(question, schema, proposal)) ?? "";
  }

  async choice<Option extends string>(question: string, options: readonly Option[]) {
    const [chosen] = await this.#pick(`${question} (a number)`, options, 1);
    return chosen as Option;
  }

  several(question: string, options: readonly string[]): Promise<string[]> {
    return this.#pick(`${question} (numbers, e.g. 3 1 2)`, options, options.length);
  }

  async #pick<Option>(question: string, options: readonly Option[], most: number) {
    options.forEach((option, index) => {
      this.tell(`  ${index + 1}  ${option}`);
    });
    for (;;) {
      const numbers = (await this.#ask(`${question}: `)).split(/[\s,]+/).filter(Boolean);
      const picked = numbers.flatMap((number) => options[Number(number) - 1] ?? []);
      const isUsable = picked.length === numbers.length && new Set(picked).size === picked.length;
      if (isUsable && picked.length >= 1 && picked.length <= most) return picked;
      this.tell(
        `  Please answer with ${most > 1 ? "numbers" : "a number"} from 1 to ${options.length}.`,
      );
    }
  }
}
