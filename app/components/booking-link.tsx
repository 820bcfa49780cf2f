import { TextLink } from "#app/ui/text-link.tsx";

export const BookingLink = ({ to }: { to?: string }) =>
  to && (
    <TextLink to={to} rel="noopener">
      Pick a time
    </TextLink>
  );
