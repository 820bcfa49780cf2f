export const AREA_UNITS = {
  "sq ft": { size: "Size in square feet", field: "Square footage" },
  "sq m": { size: "Size in square meters", field: "Square meters" },
} as const;

export type AreaUnit = keyof typeof AREA_UNITS;

export type Measures = { sign: string; unit: AreaUnit };

type Settings = { currency?: string; areaUnit?: AreaUnit };

/** Files of earlier versions name neither currency nor unit, and mean dollars and feet. */
export function getMeasures({ currency = "USD", areaUnit = "sq ft" }: Settings): Measures {
  const currencyDisplay = "narrowSymbol";
  const style = { style: "currency", currency, currencyDisplay, maximumFractionDigits: 0 } as const;
  return { sign: new Intl.NumberFormat("en-US", style).format(0).replace("0", ""), unit: areaUnit };
}
