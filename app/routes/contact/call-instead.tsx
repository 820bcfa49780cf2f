/** On a phone the contact card is a long form away, so the number also opens the page. */
export function CallInstead({ phone, dial }: { phone: string; dial: string }) {
  return (
    <p className="wrap -mt-4 mb-8 md:hidden">
      Rather talk?{" "}
      <a href={dial} className="underline-drawn inline-block py-2.5 font-medium">
        Call {phone}
      </a>
    </p>
  );
}
