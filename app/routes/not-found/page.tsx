import { NotFoundHead } from "#app/seo/not-found-head.tsx";
import { UnknownPath } from "#app/shell/not-found/error-page.tsx";

export default function NotFoundPage() {
  return (
    <>
      <NotFoundHead
        type="Page Not Found"
        detail="Nothing at this address"
        description="There is no page at this address. Start again from the home page or the portfolio."
      />
      <UnknownPath />
    </>
  );
}
