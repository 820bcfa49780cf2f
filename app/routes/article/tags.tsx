type Props = { tags: string[] };

/** Words, not buttons: they lead nowhere. */
export function Tags({ tags }: Props) {
  return (
    <ul className="flex flex-wrap text-caption text-umber-soft">
      {tags.map((tag) => (
        <li key={tag} className="not-last:after:mx-2 not-last:after:content-['·']">
          {tag}
        </li>
      ))}
    </ul>
  );
}
