declare module "netlify-redirector" {
  type Matcher = { match: (asked: object) => { to: string; status: number } | null };
  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}
