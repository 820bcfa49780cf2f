type Props = { to?: string; className?: string };

export const BookingLink = ({ to, className = "text-link" }: Props) =>
  to && (
    <>
      {" "}
      <a href={to} rel="noopener" className={className}>
        Pick a time
      </a>
    </>
  );
