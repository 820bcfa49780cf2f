import { useState } from "react";
import type { Block } from "#app/model/types/rich-text.ts";
import { FilterButtons } from "./filter-buttons.tsx";

type Table = Extract<Block, { kind: "table" }>;

/** Phones show one column at a time; without scripts, all of them. */
export function ComparisonTable({ caption, columns, rows }: Table) {
  const [column = columns[0], setColumn] = useState<string>();
  const getClass = (index: number) => (columns[index] === column ? undefined : "other-column");
  return (
    <div className="comparison -mx-edge px-edge md:mx-0 md:px-0">
      <div className="md:hidden print:hidden">
        <FilterButtons
          label={caption}
          all={false}
          options={columns.map((value) => ({ value, label: value }))}
          chosen={column}
          onChoose={setColumn}
        />
        <p role="status" className="sr-only">
          Showing {column}
        </p>
      </div>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((name, index) => (
              <th key={name} scope="col" className={getClass(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...values]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={columns[index]} className={getClass(index)}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
