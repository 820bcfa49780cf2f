type Props = { tags: string[] };

/** Words, not buttons: they lead nowhere. */
export function Tags({ tags }: Props) {
  return (
    <ul className="flex flex-wrap text-caption text-umber-soft">
      {tags.map((tag) => (
        <li key={tag} className="group">
          {tag}
          <span aria-hidden="true" className="mx-2 group-last:hidden">
            ·
          </span>
        </li>
      ))}
    </ul>
  );
}
