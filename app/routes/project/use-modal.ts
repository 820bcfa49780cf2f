import { useEffect, useRef } from "react";

/** Shows the dialog it is put on as a modal one for as long as it is mounted. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return ref;
}
