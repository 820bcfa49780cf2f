import { useClientValue } from "#app/hooks/use-client-value.ts";
import type { ClosedDay } from "#app/model/queries/parts/closed-days.server.ts";

type Props = { closedDays?: ClosedDay[]; timeZone?: string };

/** By the browser's clock those that are near; without scripts all that are to come. */
export function ClosedDays({ closedDays = [], timeZone }: Props) {
  const today = useClientValue(() => new Date().toLocaleDateString("sv", { timeZone }), "");
  const near = closedDays.filter(({ toldFrom, to }) => toldFrom <= today && today <= to);
  const days = today ? near : closedDays;
  const list = days.length > 0 && (
    <ul className="py-1.5 font-medium">
      {days.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
  return today ? list : <noscript>{list}</noscript>;
}
