export function memoize<Result, Source = string>(make: (source: Source) => Result) {
  const made = new Map<Source, Result>();
  return (source: Source): Result => {
    const known = made.get(source) ?? make(source);
    made.set(source, known);
    return known;
  };
}
