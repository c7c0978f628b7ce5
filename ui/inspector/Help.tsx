import { useDialogFocus } from '../useDialogFocus.ts';
import { shortcuts } from './keys.ts';

/** The keys, listed. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  const dialog = useDialogFocus();
  return (
    <div className="sc-help" role="dialog" aria-label="Keyboard shortcuts" ref={dialog} tabIndex={-1}>
      <h3>
        Keys{' '}
        <button type="button" className="sc-link" onClick={onClose}>
          close
        </button>
      </h3>
      <dl>
        {shortcuts.map(({ shown, words }) => (
          <div key={shown}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="sc-quiet">
        <kbd>F9</kbd> on a state, a transition, or a line of the log has runs stop there.
      </p>
      <p className="sc-quiet">They work while the focus is in this inspector.</p>
    </div>
  );
}
