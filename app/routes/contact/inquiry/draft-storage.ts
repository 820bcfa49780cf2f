type Draft = {
  /** When its first word was typed; with the words it makes the id of the message. */
  begun: number;
  /** The query of the page it was written on: what that asked for is in the fields already. */
  search: string;
  fields: Record<string, string>;
};

export const storedDraft = createStored<Draft>("inquiry-draft");

/** Photos themselves are lost with the page; their number is kept so that this can be told. */
export const storedPhotoCount = createStored<number>("inquiry-photos");

/** A browser may forbid storage: no draft is no harm. */
function createStored<Value>(key: string) {
  return {
    read(): Value | undefined {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? "");
      } catch {
        return undefined;
      }
    },
    save(value: Value) {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {}
    },
    clear() {
      try {
        sessionStorage.removeItem(key);
      } catch {}
    },
  };
}
