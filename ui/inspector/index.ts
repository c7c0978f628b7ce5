/** The inspector. */
export { Inspector, type InspectorProps } from './Inspector.tsx';
