import { showToast, type Toast } from "./use-toast.ts";

/** Where the browser forbids it, the visitor copies from a window of the browser's own. */
export async function copyText(text: string, copied: Toast) {
  try {
    await navigator.clipboard.writeText(text);
    showToast(copied);
  } catch {
    window.prompt("Copy this:", text);
  }
}
