declare module "netlify-redirector" {
  type Asked = {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  };
  type Match = { to: string; status: number; force: boolean };
  type Matcher = { match: (asked: Asked) => Match | null };

  export function parseJSON(rules: string, options: object): Promise<Matcher>;
}
