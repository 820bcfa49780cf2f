export function PageHero({ title, intro }: { title: string; intro?: string }) {
  return (
    <div className="page-container grid-page items-end gap-y-5 pt-top pb-part">
      <h1 className="col-span-full md:col-lead">{title}</h1>
      {intro && <p className="col-span-full max-w-measure text-umber-soft md:col-aside">{intro}</p>}
    </div>
  );
}
