const paths = {
  start: 'M3 3v10M13 3 6 8l7 5z',
  back: 'M12 3 5 8l7 5z',
  undo: 'M4 6.5h6a3 3 0 0 1 0 6H6.5M6.5 3.5l-3 3 3 3',
  play: 'M4 3l9 5-9 5z',
  pause: 'M5 3v10M11 3v10',
  forward: 'M4 3l7 5-7 5z',
  end: 'M13 3v10M3 3l7 5-7 5z',
  save: 'M8 2v7.5M4.8 6.8 8 10l3.2-3.2M2.5 12.5v1h11v-1',
  link: 'M6.5 9.5l3-3M7 4.8l1.6-1.6a2.5 2.5 0 0 1 3.6 3.6L10.6 8.4M9 11.2l-1.6 1.6a2.5 2.5 0 0 1-3.6-3.6l1.6-1.6',
  plus: 'M8 3v10M3 8h10',
  sun: 'M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.2 1.2M11.8 11.8 13 13M13 3l-1.2 1.2M4.2 11.8 3 13',
  moon: 'M13 9.7A5.6 5.6 0 0 1 6.3 3 5.4 5.4 0 1 0 13 9.7z',
  chartFirst: 'M1.5 2.5h13v11h-13zM10.5 2.5v11M3.5 5h4.5M3.5 8h4.5M3.5 11h4.5',
  both: 'M1.5 2.5h13v11h-13zM6 2.5v11',
  tableFirst: 'M1.5 2.5h13v11h-13zM1.5 6h13M4 8.5h2.5v3H4zM9 8.5h2.5v3H9z',
  full: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4',
} as const;

/** A small sign; the button around it has the word. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="sc-icon" data-icon={name} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
