import { type Layout, layouts, type WrittenCard, type WrittenFace } from './written.ts';

/** What stands on a card besides its text: on the face that is shown. */
export function CardForm({
  card,
  face,
  onLayout,
  onFace,
}: {
  readonly card: WrittenCard;
  readonly face: WrittenFace;
  readonly onLayout: (layout: Layout) => void;
  readonly onFace: (changed: Partial<WrittenFace>) => void;
}) {
  const field = (key: keyof WrittenFace, label: string, hint: string) => (
    <label className={`sc-ws-field sc-ws-${key}`}>
      <span>{label}</span>
      <input
        value={face[key]}
        placeholder={hint}
        maxLength={160}
        spellCheck={false}
        onChange={({ target }) => onFace({ [key]: target.value })}
      />
    </label>
  );
  return (
    <div className="sc-ws-form">
      {field('name', 'Name', 'Careful Owl')}
      {field('manaCost', 'Mana cost', '{1}{U}')}
      {field('typeLine', 'Type line', 'Legendary Creature — Bird')}
      {field('size', 'Size', '1/1')}
      <label className="sc-ws-field sc-ws-layout">
        <span>Faces</span>
        <select
          value={card.layout}
          onChange={({ target }) =>
            onLayout(layouts.find(([layout]) => layout === target.value)?.[0] ?? 'normal')
          }
        >
          {layouts.map(([layout, label]) => (
            <option key={layout} value={layout}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
