/** The published types are for Express; these are for Node's own server. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export default function compression(): Handler;
}
