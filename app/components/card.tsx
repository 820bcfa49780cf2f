import { type ReactNode, useId } from "react";
import { joinClasses } from "#app/lib/join-classes.ts";
import { CardLink } from "#app/ui/text-link.tsx";

type Props = {
  entry: { over?: string; title: ReactNode; to: string; link: string; heading?: "h2" | "h3" };
  photo: ReactNode;
  photoClass: string;
  isLead?: boolean;
  children?: ReactNode;
};

export function Card({ entry, photo, photoClass, isLead, children }: Props) {
  const { over, title, to, link, heading: Heading = "h3" } = entry;
  const id = useId();
  return (
    <div className={joinClasses("card size-full", isLead && "card-lead")}>
      <div className={`frame relative ${photoClass}`}>{photo}</div>
      <div className="card-title">
        {over && <p className="caption">{over}</p>}
        <Heading id={id} className={joinClasses("my-2", isLead ? "text-47" : "text-29")}>
          {title}
        </Heading>
      </div>
      <div className="card-text">
        {children}
        <CardLink to={to} titledBy={id}>
          {link}
        </CardLink>
      </div>
    </div>
  );
}
