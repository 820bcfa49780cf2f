/** How the browser submits the form by itself, when there is no JavaScript to do it. */
export function nativeSubmission(endpoint: string | undefined, email: string) {
  if (endpoint) return { method: "post", action: endpoint };
  return { method: "post", action: `mailto:${email}`, encType: "text/plain" };
}
