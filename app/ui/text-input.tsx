import type { ComponentProps } from "react";
import { joinClasses } from "#app/lib/join-classes.ts";

const LOOK =
  "min-h-12.5 w-full appearance-none border border-line-strong bg-white px-3.5 py-2.5 text-body transition-colors placeholder:text-umber-soft hover:border-umber focus-visible:outline-offset-[-1px] [&::-webkit-search-cancel-button]:hidden";

export function TextInput({ className, ...props }: ComponentProps<"input">) {
  return <input className={joinClasses(LOOK, className)} {...props} />;
}
