type Draft = {
  begun: number;
  /** The fields already contain what this query asked for. */
  search: string;
  fields: Record<string, string>;
};

export const storedDraft = createStored<Draft>("inquiry-draft");

/** The page loses its photos, and their number tells the visitor how many. */
export const storedPhotoCount = createStored<number>("inquiry-photos");

function createStored<Value>(key: string) {
  return {
    read: () => attempt((): Value => JSON.parse(sessionStorage.getItem(key) ?? "")),
    save: (value: Value) => attempt(() => sessionStorage.setItem(key, JSON.stringify(value))),
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

/** A browser may forbid storage; the form works without a draft. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
