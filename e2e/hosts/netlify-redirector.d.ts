declare module "netlify-redirector" {
  type Match = { to: string; status: number; force: boolean };
  type Matcher = { match: (asked: Record<string, unknown>) => Match | null };

  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}
