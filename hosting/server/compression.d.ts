/** As a handler of Node's own server; the published types are those of Express. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export default function compression(): Handler;
}
