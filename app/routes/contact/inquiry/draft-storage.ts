type Draft = {
  begun: number;
  /** The query of the page it was written on: what that asked for is in the fields already. */
  search: string;
  fields: Record<string, string>;
};

export const storedDraft = createStored<Draft>("inquiry-draft");

/** Photos themselves are lost with the page; their number is kept so that this can be told. */
export const storedPhotoCount = createStored<number>("inquiry-photos");

function createStored<Value>(key: string) {
  return {
    read: () => attempt((): Value => JSON.parse(sessionStorage.getItem(key) ?? "")),
    save: (value: Value) => attempt(() => sessionStorage.setItem(key, JSON.stringify(value))),
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

/** A browser may forbid storage: no draft is no harm. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
