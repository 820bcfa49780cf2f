import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { getQrCodePath } from "#app/lib/qr-code-path.ts";
import { type Agent, AgentDialog } from "./agent-dialog.tsx";

type Props = { path: string; children: ReactNode };

/** On paper an agent's card comes before the children, on the corner of the photo above, where it takes no room. */
export function PrintThisHome({ path, children }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [agent, setAgent] = useState<Agent>();
  const qrCode = useRef<HTMLImageElement>(null);

  const print = async (typed: Agent) => {
    flushSync(() => setAgent(typed));
    // A code that does not come is no reason not to print.
    await qrCode.current?.decode().catch(() => {});
    window.print();
  };

  return (
    <>
      {agent && (
        <div className="relative hidden print:block">
          <div className="absolute right-4 bottom-0 flex items-center gap-4 bg-paper px-2 py-2">
            <p className="text-right text-20">
              <b className="block">{agent.name}</b>
              <span className="block">{agent.brokerage}</span>
              {agent.phone}
            </p>
            <img
              ref={qrCode}
              src={getQrCodePath(path)}
              alt="QR code that leads to this page"
              width={84}
              height={84}
            />
          </div>
        </div>
      )}
      {children}
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        className="text-link noscript:hidden print:hidden"
      >
        Print this home
      </button>
      {isAsking && <AgentDialog onPrint={print} onClose={() => setIsAsking(false)} />}
    </>
  );
}
