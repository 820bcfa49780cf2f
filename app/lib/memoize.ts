export function memoize<Result>(make: (source: string) => Result) {
  const made = new Map<string, Result>();
  return (source: string): Result => {
    const known = made.get(source) ?? make(source);
    made.set(source, known);
    return known;
  };
}
