type Props = { city: string; paragraphs: string[] };

/** The owner's own words about the city, the heading beside them. */
export function Market({ city, paragraphs }: Props) {
  return (
    <section className="wrap grid-page gap-y-6 py-section print:py-6">
      <h2 className="col-span-full md:col-[1/5]">Selling in {city}</h2>
      <div className="col-span-full max-w-[43rem] md:col-[6/-1]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="not-first:mt-5">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
