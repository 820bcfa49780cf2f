type Props = { project: { slug: string; title: string }; onRemove: () => void };

/** The staged home a visitor asks about; goes along with the message until it is removed. */
export function ProjectChip({ project: { slug, title }, onRemove }: Props) {
  return (
    <p className="col-span-full flex w-fit max-w-full items-center bg-linen pl-4 text-small">
      <span>
        About: <b>{title}</b>
      </span>
      <input type="hidden" name="project" value={slug} />
      <button
        type="button"
        aria-label={`Remove ${title}`}
        onClick={onRemove}
        className="grid size-11 flex-none place-items-center text-umber-soft hover:text-umber"
      >
        <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4 stroke-current stroke-[1.4]">
          <path d="M4 4l10 10M14 4 4 14" />
        </svg>
      </button>
    </p>
  );
}
