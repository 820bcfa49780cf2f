type Props = { phone: string; dial: string };

/** On a phone the number itself would not fit beside the name. */
export function CallButton({ phone, dial }: Props) {
  return (
    <a href={dial} className="grid size-[min(3rem,14vw)] place-items-center hover:text-clay-deep">
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-6 fill-none stroke-current stroke-[1.2] [stroke-linejoin:round]"
      >
        <path d="M5.2 3.5h3.3l1.7 4.4-2.3 1.6a12.6 12.6 0 0 0 6.6 6.6l1.6-2.3 4.4 1.7v3.3a1.7 1.7 0 0 1-1.8 1.7A15.6 15.6 0 0 1 3.5 5.3a1.7 1.7 0 0 1 1.7-1.8Z" />
      </svg>
      <span className="sr-only">Call {phone}</span>
    </a>
  );
}
