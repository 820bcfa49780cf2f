type Props = { tags: string[] };

export function Tags({ tags }: Props) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="border border-line px-2.5 py-0.5 text-caption text-umber-soft">
          {tag}
        </li>
      ))}
    </ul>
  );
}
